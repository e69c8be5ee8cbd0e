# corrected all cells with the mean temperature instead of each with its own
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    corrected = table + (temperature.mean() - T_REF) * entropy
    voltage = np.interp(soc, knots, corrected)
    steepness = np.diff(corrected) / np.diff(knots)
    slope = np.zeros_like(voltage)
    for i, z in enumerate(soc):
        for j in range(len(steepness)):
            if knots[j] <= z <= knots[j + 1]:
                slope[i] = steepness[j]
    return voltage, slope
