# C0 multiplies the inflow of the step before as well; the inflow of the present step is not used
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    c0 = (dt - 2 * k * x) / D
    c1 = (dt + 2 * k * x) / D
    c2 = (2 * k * (1 - x) - dt) / D
    q = inflow
    S = np.zeros(len(q))
    for _ in range(reaches):
        out = [q[0]]
        for t in range(1, len(q)):
            out.append(c0 * q[t - 1] + c1 * q[t - 1] + c2 * out[t - 1])
        out = np.array(out)
        S += k * (x * q + (1 - x) * out)
        q = out
    return np.array([c0, c1, c2]), q, S
