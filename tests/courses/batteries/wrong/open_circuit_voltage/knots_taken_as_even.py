# assumed evenly spaced knots instead of using the distances that are given
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    k = len(knots)
    h = (knots[-1] - knots[0]) / (k - 1)
    voltage = np.zeros(len(soc))
    slope = np.zeros(len(soc))
    for i in range(len(soc)):
        U = table + (temperature[i] - T_REF) * entropy
        z = min(max(soc[i], knots[0]), knots[-1])
        position = (z - knots[0]) / h
        j = min(int(position), k - 2)
        voltage[i] = U[j] + (position - j) * (U[j + 1] - U[j])
        if z == soc[i]:
            slope[i] = (U[j + 1] - U[j]) / h
    return voltage, slope
