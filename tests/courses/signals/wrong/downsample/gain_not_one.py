# what: the kernel is not divided by its sum
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * np.hamming(2 * half + 1)
    z = np.zeros((x.shape[0], half))
    y = fir_filter(np.c_[x, z], h)
    return y[:, half::factor], h
