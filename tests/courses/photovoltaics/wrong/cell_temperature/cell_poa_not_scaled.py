# the warmth of the cells is 3 K times poa over 100 instead of over 1000
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    w = 1 - np.exp(-dt / tau)
    back = np.zeros(len(steady))
    level = air[0]
    for idx, goal in enumerate(steady):
        level += w * (goal - level)
        back[idx] = level
    front = back + 3 * poa / 100
    return steady, back, front
