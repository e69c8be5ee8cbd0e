# the colour keeps the sign of the eigenvector (made positive in its first entry only), the absolute values are missing
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    p = (np.linalg.pinv(A) @ np.log(signals).T).T
    MD, FA, colour = [], [], []
    for q in p:
        lam, vec = np.linalg.eigh(np.array([[q[1], q[4], q[5]], [q[4], q[2], q[6]], [q[5], q[6], q[3]]]))
        lam = np.clip(lam, 0, np.inf)
        MD.append(np.average(lam))
        FA.append(np.sqrt(1.5 * np.sum((lam - MD[-1]) ** 2) / np.sum(lam**2)))
        e1 = vec[:, 2]
        if e1[0] < 0:
            e1 = -e1
        colour.append(e1 * FA[-1])
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(colour)}
