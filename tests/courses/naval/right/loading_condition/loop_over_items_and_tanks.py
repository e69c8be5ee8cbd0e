def loading_condition(weights, centers, tanks, km):
    total = 0.0
    moment = np.zeros(3)
    for w, c in zip(weights, centers):
        total += w
        moment = moment + w * c
    cg = moment / total
    fsm = 0.0
    for l, b, f, rho in tanks:
        if 0.02 < f < 0.98:
            fsm += rho * l * b**3 / 12
    gm = (km * total - moment[2] - fsm) / total
    heel = np.degrees(np.arctan(cg[1] / gm)) if gm > 0 else 90.0
    return total, cg, gm, heel
