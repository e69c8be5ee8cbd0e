# returned the change of charge per voltage instead of voltage per charge as the slope
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    voltage = np.zeros(len(soc))
    slope = np.zeros(len(soc))
    for n in range(len(soc)):
        U = table + entropy * (temperature[n] - T_REF)
        voltage[n] = np.interp(soc[n], knots, U)
        if knots[0] <= soc[n] <= knots[-1]:
            j = min(np.searchsorted(knots, soc[n], side="right"), len(knots) - 1)
            slope[n] = (knots[j] - knots[j - 1]) / (U[j] - U[j - 1])
    return voltage, slope
