# subtracted 273.15 K instead of the reference temperature of the table
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    curve = table + np.outer(temperature - 273.15, entropy)
    inside = np.clip(soc, knots[0], knots[-1])
    left = np.clip(np.searchsorted(knots, inside, side="right") - 1, 0, len(knots) - 2)
    rows = np.arange(len(soc))
    low, high = curve[rows, left], curve[rows, left + 1]
    slope = (high - low) / (knots[left + 1] - knots[left])
    voltage = low + slope * (inside - knots[left])
    return voltage, np.where(soc == inside, slope, 0.0)
