# C0 and C1 are swapped
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    den = 2 * k * (1 - x) + dt
    C0 = (dt + 2 * k * x) / den
    C1 = (dt - 2 * k * x) / den
    C2 = (2 * k * (1 - x) - dt) / den
    I = np.array(inflow, dtype=float)
    V = np.zeros(I.size)
    for r in range(reaches):
        O = [I[0]]
        for n in range(1, I.size):
            O.append(C0 * I[n] + C1 * I[n - 1] + C2 * O[-1])
        O = np.array(O)
        V += k * (x * I + (1 - x) * O)
        I = O
    return np.array([C0, C1, C2]), I, V
