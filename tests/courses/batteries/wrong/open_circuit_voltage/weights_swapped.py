# gave the left knot the weight of the right one and the other way round
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    def segment(z):
        j = 0
        while j < len(knots) - 2 and z >= knots[j + 1]:
            j = j + 1
        return j

    voltage = np.empty(soc.shape)
    slope = np.empty(soc.shape)
    for i in range(soc.shape[0]):
        curve = table + entropy * (temperature[i] - T_REF)
        if soc[i] < knots[0]:
            voltage[i], slope[i] = curve[0], 0
        elif soc[i] > knots[-1]:
            voltage[i], slope[i] = curve[-1], 0
        else:
            j = segment(soc[i])
            width = knots[j + 1] - knots[j]
            w = (soc[i] - knots[j]) / width
            voltage[i] = w * curve[j] + (1 - w) * curve[j + 1]
            slope[i] = (curve[j + 1] - curve[j]) / width
    return voltage, slope
