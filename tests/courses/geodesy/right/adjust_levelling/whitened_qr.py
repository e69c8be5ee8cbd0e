# heights above the benchmark, whitened equations, QR
def adjust_levelling(lines, dh, lengths, n, benchmark):
    eye = np.eye(n)[:, 1:]
    B = eye[lines[:, 1]] - eye[lines[:, 0]]
    g = lengths**-0.5
    q, r = np.linalg.qr(g[:, None] * B)
    rel = np.linalg.solve(r, q.T @ (g * dh))
    v = B @ rel - dh
    s0 = np.linalg.norm(g * v) / np.sqrt(len(v) - rel.size)
    sd = s0 * np.linalg.norm(np.linalg.inv(r), axis=1)
    return {"heights": benchmark + np.concatenate([[0], rel]), "residuals": v, "sigma0": s0,
            "std": np.concatenate([[0], sd])}
