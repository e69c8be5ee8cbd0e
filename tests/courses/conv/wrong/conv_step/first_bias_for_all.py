# what: the bias of the first filter is used for all filters instead of each filter's own
def conv_step(window, W, b):
    scores = []
    for example in window:
        row = []
        for kernel in W:
            row.append((example * kernel).sum() + b[0])
        scores.append(row)
    return np.array(scores)
