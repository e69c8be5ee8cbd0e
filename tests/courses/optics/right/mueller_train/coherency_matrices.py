# coherency matrices of each beam, transformed by the Jones matrices of the elements, J C J^+
def mueller_train(S, elements):
    s0, s1, s2, s3 = S
    C = 0.5 * np.array([[s0 + s1, s2 + 1j * s3], [s2 - 1j * s3, s0 - s1]])
    rows = []
    for kind, axis, value in elements:
        R = np.array([[np.cos(axis), np.sin(axis)], [-np.sin(axis), np.cos(axis)]])
        J = np.diag([1, np.sqrt(value)]) if kind == "polarizer" else np.diag([np.exp(-0.5j * value), np.exp(0.5j * value)])
        J = R.T @ J @ R
        C = np.einsum("ab,bcm,dc->adm", J, C, J.conj())
        rows.append((C[0, 0] + C[1, 1]).real)
    out = np.array([C[0, 0] + C[1, 1], C[0, 0] - C[1, 1], C[0, 1] + C[1, 0], -1j * (C[0, 1] - C[1, 0])]).real
    linear = np.abs(out[1] + 1j * out[2])
    degree = np.sqrt(linear**2 + out[3] ** 2) / out[0]
    return out, np.array(rows).T, degree, np.angle(out[1] + 1j * out[2]) / 2, np.arctan(out[3] / linear) / 2
