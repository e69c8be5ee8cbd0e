# the wind heats (plus 0.075 v in the exponent), and the cells are cooler than the back (3 K subtracted)
def cell_temperature(poa, air, wind, dt, tau):
    goal = np.zeros(len(poa))
    back = np.zeros(len(poa))
    now = air[0]
    for k in range(len(poa)):
        goal[k] = air[k] + poa[k] * np.exp(0.075 * wind[k] - 3.56)
        now = goal[k] + (now - goal[k]) * np.exp(-dt / tau)
        back[k] = now
    return goal, back, back - 3 * poa / 1000
