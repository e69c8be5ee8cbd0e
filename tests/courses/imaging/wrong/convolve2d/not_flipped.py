# what: the kernel is laid on as it is: a correlation
def convolve2d(image, kernel, mode="zero"):
    a, b = kernel.shape
    pad = [(a // 2,) * 2, (b // 2,) * 2]
    if mode == "zero":
        f = np.pad(image, pad, mode="constant", constant_values=0)
    else:
        f = np.pad(image, pad, mode=mode)
    windows = np.lib.stride_tricks.sliding_window_view(f, (a, b))
    return np.einsum("ijuv,uv->ij", windows, kernel)
