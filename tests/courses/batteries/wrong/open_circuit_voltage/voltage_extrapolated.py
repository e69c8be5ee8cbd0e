# continued the line outside of the table instead of keeping the voltage of the last knot
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    curve = table + np.outer(temperature - T_REF, entropy)
    left = np.clip(np.searchsorted(knots, soc, side="right") - 1, 0, len(knots) - 2)
    rows = np.arange(len(soc))
    low = curve[rows, left]
    high = curve[rows, left + 1]
    slope = (high - low) / (knots[left + 1] - knots[left])
    voltage = low + slope * (soc - knots[left])
    outside = (soc < knots[0]) | (soc > knots[-1])
    slope = np.where(outside, 0.0, slope)
    return voltage, slope
