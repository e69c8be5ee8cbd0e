# two mistakes: the flow is positive from the to bus to the from bus, and the slack has the wrong sign
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    y = 1 / x
    B = np.zeros((n, n))
    for a, b, yk in zip(line_from, line_to, y):
        B[a, a] += yk
        B[b, b] += yk
        B[a, b] -= yk
        B[b, a] -= yk
    th = np.zeros(n)
    th[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    fl = y * (th[line_to] - th[line_from])
    return {"theta": th, "flow": fl, "overloaded": np.abs(fl) > rating, "slack": P[1:].sum(), "margin": (rating / np.abs(fl)).min()}
