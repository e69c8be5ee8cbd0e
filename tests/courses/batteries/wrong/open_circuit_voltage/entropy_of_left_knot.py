# used the entropy coefficient of the left knot for the whole segment instead of one at each knot
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    inside = np.clip(soc, knots[0], knots[-1])
    left = np.clip(np.searchsorted(knots, inside, side="right") - 1, 0, len(knots) - 2)
    shift = (temperature - T_REF) * entropy[left]
    low = table[left] + shift
    high = table[left + 1] + shift
    slope = (high - low) / (knots[left + 1] - knots[left])
    voltage = low + slope * (inside - knots[left])
    slope = np.where(soc == inside, slope, 0.0)
    return voltage, slope
