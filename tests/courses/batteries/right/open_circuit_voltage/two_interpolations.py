def open_circuit_voltage(soc, knots, table, entropy, temperature):
    warm = temperature - T_REF
    voltage = np.interp(soc, knots, table) + warm * np.interp(soc, knots, entropy)
    width = np.diff(knots)
    j = np.searchsorted(knots[1:-1], soc, side="right")
    slope = np.diff(table)[j] / width[j] + warm * np.diff(entropy)[j] / width[j]
    slope[(soc < knots[0]) | (soc > knots[-1])] = 0
    return voltage, slope
