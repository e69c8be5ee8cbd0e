# what: z is soft-thresholded first and the gradient step is taken after it
def fista(X, y, lam, steps):
    n = y.shape[0]
    L = np.linalg.norm(X, 2) ** 2 / n
    iterates = [np.zeros(X.shape[1])]
    z = iterates[0]
    t = [1.0]
    for k in range(steps):
        shrunk = soft_threshold(z, lam / L)
        iterates.append(shrunk - X.T @ (X @ z - y) / (n * L))
        t.append((1 + np.sqrt(1 + 4 * t[-1] ** 2)) / 2)
        z = iterates[-1] + (t[-2] - 1) / t[-1] * (iterates[-1] - iterates[-2])
    F = [np.sum((X @ w - y) ** 2) / (2 * n) + lam * np.sum(np.abs(w)) for w in iterates[1:]]
    return {"w": iterates[-1], "objective": np.array(F)}
