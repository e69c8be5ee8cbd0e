# the storage is computed once from the inflow of the river and the outflow of the last reach with the whole K, not reach by reach
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    C0 = (dt - 2 * k * x) / D
    C1 = (dt + 2 * k * x) / D
    C2 = (2 * k * (1 - x) - dt) / D
    Q = inflow.copy()
    for _ in range(reaches):
        prev_in = Q[0]
        prev_out = Q[0]
        new = [Q[0]]
        for cur in Q[1:]:
            o = C0 * cur + C1 * prev_in + C2 * prev_out
            new.append(o)
            prev_in, prev_out = cur, o
        Q = np.array(new)
    return np.array([C0, C1, C2]), Q, K * (x * inflow + (1 - x) * Q)
