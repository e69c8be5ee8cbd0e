# what: the residuals are squared lengths (tested rightly against (tol * |b|)^2)
def conjugate_gradients(A, b, x, tol, max_steps):
    M = np.diag(np.diag(A))
    res = b - A @ x
    y = np.linalg.solve(M, res)
    direction = y
    errors = [res @ res]
    while len(errors) - 1 < max_steps and errors[-1] > tol**2 * (b @ b):
        delta = res @ y
        step = delta / (direction @ A @ direction)
        x = x + step * direction
        res = res - step * (A @ direction)
        y = np.linalg.solve(M, res)
        direction = y + (res @ y) / delta * direction
        errors.append(res @ res)
    return {"x": x, "residuals": np.array(errors), "steps": len(errors) - 1}
