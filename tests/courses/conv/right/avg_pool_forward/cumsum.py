# what: differences of a running sum
def avg_pool_forward(x, size, stride):
    total = np.cumsum(np.concatenate([np.zeros_like(x[:, :, :1]), x], axis=2), axis=2)
    starts = np.arange(0, x.shape[2] - size + 1, stride)
    return (total[:, :, starts + size] - total[:, :, starts]) / size
