# what: rz keeps its first value: the line rz = rz_new is forgotten
def conjugate_gradients(A, b, x, tol, max_steps):
    diag = np.diag(A)
    res = b - A @ x
    zed = res / diag
    direction = zed
    rz = res @ zed
    lengths = [np.linalg.norm(res)]
    steps = 0
    while steps < max_steps and lengths[-1] > tol * np.linalg.norm(b):
        Ad = A @ direction
        alpha = rz / (direction @ Ad)
        x = x + alpha * direction
        res = res - alpha * Ad
        zed = res / diag
        rz_new = res @ zed
        direction = zed + (rz_new / rz) * direction
        lengths.append(np.linalg.norm(res))
        steps += 1
    return {"x": x, "residuals": np.array(lengths), "steps": steps}
