# each time step's rain is used by itself, not the rain since the beginning of the event
def excess_rain(rain, before, cn, area):
    total = before.sum()
    if total < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif total > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = (25400 / cn - 254).reshape(-1, 1)
    Ia = 0.2 * S
    excess = np.where(rain > Ia, (rain - Ia) ** 2 / (rain + 0.8 * S), 0.0)
    basin = np.sum(area.reshape(-1, 1) * excess, axis=0) / np.sum(area)
    return excess, basin
