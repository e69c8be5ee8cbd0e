# returned the difference of the two voltages as slope instead of dividing it by the distance of the knots
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    curve = table + np.outer(temperature - T_REF, entropy)
    z = np.minimum(np.maximum(soc, knots[0]), knots[-1])
    left = np.clip(np.searchsorted(knots, z, side="right") - 1, 0, len(knots) - 2)
    cells = np.arange(len(soc))
    fraction = (z - knots[left]) / (knots[left + 1] - knots[left])
    rise = curve[cells, left + 1] - curve[cells, left]
    voltage = curve[cells, left] + fraction * rise
    slope = rise * ((soc >= knots[0]) & (soc <= knots[-1]))
    return voltage, slope
