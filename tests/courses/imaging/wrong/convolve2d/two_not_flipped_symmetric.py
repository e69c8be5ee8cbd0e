# what: no flip, and reflect repeats the border pixel
def convolve2d(image, kernel, mode="zero"):
    rows, cols = image.shape
    kr, kc = kernel.shape
    pr = kr // 2
    pc = kc // 2
    np_mode = {"zero": "constant", "edge": "edge", "reflect": "symmetric"}[mode]
    big = np.pad(image, ((pr, pr), (pc, pc)), mode=np_mode)
    k = kernel
    out = np.zeros((rows, cols))
    for r in range(rows):
        for c in range(cols):
            patch = big[r:r + kr, c:c + kc]
            out[r, c] = np.sum(patch * k)
    return out
