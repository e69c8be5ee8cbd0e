# what: the new direction is z - beta * p instead of z + beta * p
def conjugate_gradients(A, b, x, tol, max_steps):
    diag = np.diag(A)
    residual = b - A @ x
    z = residual / diag
    p = z
    lengths = [np.linalg.norm(residual)]
    steps = 0
    while lengths[-1] > tol * np.linalg.norm(b) and steps < max_steps:
        alpha = np.dot(residual, z) / np.dot(p, A @ p)
        x = x + alpha * p
        new_residual = residual - alpha * (A @ p)
        new_z = new_residual / diag
        beta = np.dot(new_residual, new_z) / np.dot(residual, z)
        p = new_z - beta * p
        residual, z = new_residual, new_z
        lengths.append(np.linalg.norm(residual))
        steps += 1
    return {"x": x, "residuals": np.array(lengths), "steps": steps}
