# two mistakes: u lacks the Hill coefficient, and the derivative with respect to ln KB lacks the share B / (KB + B)
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    theta_now = np.array(theta, dtype=float)
    squares = []
    for _ in range(rounds):
        pred = emax_response(agonist, antagonist, e0, theta_now[0], np.exp(theta_now[1]), hill, np.exp(theta_now[2]))[0]
        p = ((pred - e0) / theta_now[0]).ravel()
        dp = theta_now[0] * p * (1 - p)
        J = np.zeros((p.size, 3))
        J[:, 0] = p
        J[:, 1] = -dp
        J[:, 2] = dp
        delta = y.ravel() - pred.ravel()
        squares.append(delta @ delta)
        A = J.T @ J
        A[range(3), range(3)] += damping * A[range(3), range(3)]
        theta_now += np.linalg.solve(A, J.T @ delta)
    return {"theta": theta_now, "rss": np.array(squares), "pa2": -np.log10(np.exp(theta_now[2]))}
