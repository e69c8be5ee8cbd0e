# what: only the columns of the kernel are reversed
def convolve2d(image, kernel, mode="zero"):
    h, w = image.shape
    a, b = kernel.shape
    margin = ((a // 2, a // 2), (b // 2, b // 2))
    if mode == "zero":
        padded = np.pad(image, margin)
    elif mode == "edge":
        padded = np.pad(image, margin, mode="edge")
    else:
        padded = np.pad(image, margin, mode="reflect")
    flipped = kernel[:, ::-1]
    result = np.zeros((h, w))
    for i in range(a):
        for j in range(b):
            result += flipped[i, j] * padded[i : i + h, j : j + w]
    return result
