# plain Python loops with if and else over cells and boundaries
def cell_flows(k, demand, outlet, road):
    n = len(k)
    S, R = np.zeros(n), np.zeros(n)
    for i in range(n):
        S[i] = road["v"] * k[i]
        if S[i] > road["q_max"][i]:
            S[i] = road["q_max"][i]
        R[i] = road["w"] * (road["k_jam"][i] - k[i])
        if R[i] > road["q_max"][i]:
            R[i] = road["q_max"][i]
    q, held = np.zeros(n + 1), np.zeros(n + 1, dtype=bool)
    for b in range(n + 1):
        up = demand if b == 0 else S[b - 1]
        down = R[b] if b < n else outlet
        if up > down:
            q[b], held[b] = down, True
        else:
            q[b] = up
    return S, R, q, held
