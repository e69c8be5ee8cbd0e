# each element acts on the incoming light instead of on what the element before it lets through
def apply(S, kind, axis, value):
    R = np.eye(4)
    R[1, 1] = R[2, 2] = np.cos(2 * axis)
    R[1, 2], R[2, 1] = np.sin(2 * axis), -np.sin(2 * axis)
    if kind == "polarizer":
        D = np.diag([0.5 + value / 2, 0.5 + value / 2, value**0.5, value**0.5])
        D[0, 1] = D[1, 0] = 0.5 - value / 2
    else:
        D = np.diag([1, 1, np.cos(value), np.cos(value)])
        D[2, 3] = np.sin(value)
        D[3, 2] = -np.sin(value)
    return R.T @ D @ R @ S

def mueller_train(S, elements):
    intensity = []
    S_out = S
    for kind, axis, value in elements:
        S_out = apply(S, kind, axis, value)
        intensity.append(S_out[0])
    p = S_out[1:]
    degree = np.sqrt((p * p).sum(axis=0)) / S_out[0]
    return S_out, np.array(intensity).T, degree, np.arctan2(p[1], p[0]) / 2, np.arctan2(p[2], np.hypot(p[0], p[1])) / 2
