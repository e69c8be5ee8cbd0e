# what: a list of windows' answers, stacked at the end
def conv_forward(x, W, b, stride, pad):
    k = W.shape[2]
    zeros = np.zeros(x.shape[:2] + (pad,))
    row = np.concatenate((zeros, x, zeros), axis=2)
    answers = [conv_step(row[:, :, s:s + k], W, b) for s in range(0, row.shape[2] - k + 1, stride)]
    return np.stack(answers, axis=2)
