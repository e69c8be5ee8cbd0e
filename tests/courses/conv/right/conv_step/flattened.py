# what: one matrix product of flattened windows and filters
def conv_step(window, W, b):
    return np.matmul(window.reshape(len(window), -1), W.reshape(len(W), -1).T) + b[None, :]
