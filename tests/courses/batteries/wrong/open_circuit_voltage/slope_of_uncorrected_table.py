# took the slope from the table at the reference temperature instead of the corrected one
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    base = np.interp(soc, knots, table)
    coefficient = np.interp(soc, knots, entropy)
    voltage = base + (temperature - T_REF) * coefficient
    segments = np.diff(table) / np.diff(knots)
    j = np.searchsorted(knots, soc) - 1
    j[j < 0] = 0
    j[j > len(segments) - 1] = len(segments) - 1
    slope = segments[j]
    slope[(soc < knots[0]) | (soc > knots[-1])] = 0
    return voltage, slope
