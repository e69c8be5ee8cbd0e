# the factor 2 before K x is missing in C0 and C1
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    C0 = (dt - k * x) / D
    C1 = (dt + k * x) / D
    C2 = (2 * k * (1 - x) - dt) / D
    S = np.zeros(len(inflow))
    I = inflow
    for _ in range(reaches):
        O = np.zeros(len(I))
        O[0] = I[0]
        for t, (now, old) in enumerate(zip(I[1:], I[:-1]), start=1):
            O[t] = C0 * now + C1 * old + C2 * O[t - 1]
        S += k * (x * I + (1 - x) * O)
        I = O
    return np.array([C0, C1, C2]), I, S
