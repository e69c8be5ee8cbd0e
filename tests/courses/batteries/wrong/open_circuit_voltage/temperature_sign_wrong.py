# took the reference temperature minus the cell's instead of the cell's minus the reference
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    curve = table + np.outer(T_REF - temperature, entropy)
    z = np.clip(soc, knots[0], knots[-1])
    i = np.clip(np.searchsorted(knots, z, side="right") - 1, 0, len(knots) - 2)
    rows = np.arange(len(soc))
    low = curve[rows, i]
    high = curve[rows, i + 1]
    slope = (high - low) / (knots[i + 1] - knots[i])
    voltage = low + slope * (z - knots[i])
    slope = np.where(soc == z, slope, 0.0)
    return voltage, slope
