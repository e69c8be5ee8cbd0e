# the inflows are swapped in time: C0 multiplies the inflow of the step before and C1 that of the present step
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    C = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / D
    n = len(inflow)
    hist = [np.array(inflow)]
    for r in range(reaches):
        I = hist[r]
        O = np.zeros(n)
        O[0] = I[0]
        for i in range(n - 1):
            O[i + 1] = C[0] * I[i] + C[1] * I[i + 1] + C[2] * O[i]
        hist.append(O)
    storage = np.sum([k * (x * hist[r] + (1 - x) * hist[r + 1]) for r in range(reaches)], axis=0)
    return C, hist[-1], storage
