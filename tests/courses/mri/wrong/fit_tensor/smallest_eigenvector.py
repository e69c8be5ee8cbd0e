# the eigenvector of the smallest eigenvalue is taken for the colour (first of eigh's ascending order)
def fit_tensor(signals, b, g):
    n = len(b)
    A = np.zeros((n, 7))
    A[:, 0] = 1
    A[:, 1:4] = -b[:, None] * g**2
    A[:, 4] = -2 * b * g[:, 0] * g[:, 1]
    A[:, 5] = -2 * b * g[:, 0] * g[:, 2]
    A[:, 6] = -2 * b * g[:, 1] * g[:, 2]
    x = np.linalg.lstsq(A, np.log(signals).T, rcond=None)[0]
    D = np.array([[x[1], x[4], x[5]], [x[4], x[2], x[6]], [x[5], x[6], x[3]]]).transpose(2, 0, 1)
    evals, evecs = np.linalg.eigh(D)
    evals = np.maximum(evals, 0)
    MD = np.mean(evals, axis=1)
    FA = np.sqrt(1.5 * np.sum((evals - MD[:, None]) ** 2, axis=1) / np.sum(evals**2, axis=1))
    colour = np.abs(evecs[:, :, 0]) * FA[:, None]
    return {"MD": MD, "FA": FA, "colour": colour}
