# what: the noted and tested length is that of the preconditioned residual z instead of r
def conjugate_gradients(A, b, x, tol, max_steps):
    inv = 1.0 / np.diag(A)
    r = b - A @ x
    z = inv * r
    p = z
    rz = r @ z
    lens = [np.linalg.norm(z)]
    steps = 0
    while steps < max_steps and lens[-1] > tol * np.linalg.norm(b):
        v = A @ p
        alpha = rz / (p @ v)
        x = x + alpha * p
        r = r - alpha * v
        z = inv * r
        rz, rz_old = r @ z, rz
        p = z + rz / rz_old * p
        lens.append(np.linalg.norm(z))
        steps += 1
    return {"x": x, "residuals": np.array(lens), "steps": steps}
