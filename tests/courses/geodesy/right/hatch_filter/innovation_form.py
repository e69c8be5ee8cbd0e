# prediction plus gain times innovation; lists of columns, stacked at the end
def hatch_filter(code, phase, slip, window):
    first = slip.copy()
    first[:, 0] = True
    step = np.diff(phase, axis=1, prepend=phase[:, :1])
    state, n = np.zeros(len(code)), np.zeros(len(code))
    S, K = [], []
    for c, d, reset in zip(code.T, step.T, first.T):
        n = np.where(reset, 1, np.minimum(n + 1, window))
        pred = state + d
        state = pred + (c - pred) / n
        S.append(state)
        K.append(n)
    S, K = np.stack(S, axis=1), np.stack(K, axis=1)
    return S, K, np.linalg.norm(code - S, axis=1) / np.sqrt(code.shape[1])
