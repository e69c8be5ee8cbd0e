# kept the slope of the last segment outside of the table instead of setting it to zero
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    curve = table + np.outer(temperature - T_REF, entropy)
    inside = np.clip(soc, knots[0], knots[-1])
    left = np.clip(np.searchsorted(knots, inside, side="right") - 1, 0, len(knots) - 2)
    rows = np.arange(len(soc))
    low = curve[rows, left]
    high = curve[rows, left + 1]
    slope = (high - low) / (knots[left + 1] - knots[left])
    voltage = low + slope * (inside - knots[left])
    return voltage, slope
