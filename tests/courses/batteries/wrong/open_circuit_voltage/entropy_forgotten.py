# used the table at the reference temperature instead of correcting it with the entropy coefficients
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    m = len(soc)
    voltage = np.zeros(m)
    slope = np.zeros(m)
    for i in range(m):
        if soc[i] <= knots[0]:
            voltage[i] = table[0]
        elif soc[i] >= knots[-1]:
            voltage[i] = table[-1]
        else:
            j = 0
            while soc[i] > knots[j + 1]:
                j += 1
            slope[i] = (table[j + 1] - table[j]) / (knots[j + 1] - knots[j])
            voltage[i] = table[j] + slope[i] * (soc[i] - knots[j])
    return voltage, slope
