# texel numbers are taken modulo size - 1
def hat(position, size):
    M = np.zeros((len(position), size))
    for i, p in enumerate(position):
        k = int(np.floor(p))
        M[i, k % (size - 1)] += 1 - (p - k)
        M[i, (k + 1) % (size - 1)] += p - k
    return M

def sample_bilinear(texture, uv):
    h, w, _ = texture.shape
    across = hat(uv[:, 0] * w - 0.5, w)
    down = hat((1 - uv[:, 1]) * h - 0.5, h)
    return np.einsum("mh,mw,hwc->mc", down, across, texture)
