# the factor 2 is missing before K in all coefficients and in D
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    denom = k - k * x + dt
    C = np.array([(dt - k * x) / denom, (dt + k * x) / denom, (k - k * x - dt) / denom])
    def single(I):
        O = np.array(I, copy=True)
        for n in range(1, len(O)):
            O[n] = C[0] * I[n] + C[1] * I[n - 1] + C[2] * O[n - 1]
        return O
    total = np.zeros(len(inflow))
    Q = inflow
    for _ in range(reaches):
        R = single(Q)
        total += k * (x * Q + (1 - x) * R)
        Q = R
    return C, Q, total
