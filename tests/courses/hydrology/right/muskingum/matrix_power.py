# style: a reach as a linear map, solved with a triangular matrix; list of flows
def muskingum(inflow, K, x, dt, reaches):
    n, k = len(inflow), K / reaches
    c = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / (2 * k * (1 - x) + dt)
    left = np.eye(n) - c[2] * np.eye(n, k=-1)
    right = c[0] * np.eye(n) + c[1] * np.eye(n, k=-1)
    right[0, 0] = 1.0
    M = np.linalg.solve(left, right)
    flows = [inflow]
    for _ in range(reaches):
        flows.append(M @ flows[-1])
    V = sum(k * (b + x * (a - b)) for a, b in zip(flows, flows[1:]))
    return c, flows[-1], V
