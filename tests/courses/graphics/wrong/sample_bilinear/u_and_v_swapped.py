# u and v are swapped
def sample_bilinear(texture, uv):
    h, w, c = texture.shape
    result = np.zeros((len(uv), c))
    for i, (v, u) in enumerate(uv):
        x = u * w - 0.5
        y = (1 - v) * h - 0.5
        j0 = int(np.floor(x))
        i0 = int(np.floor(y))
        a = x - j0
        b = y - i0
        j1 = (j0 + 1) % w
        i1 = (i0 + 1) % h
        j0 = j0 % w
        i0 = i0 % h
        result[i] = ((1 - a) * (1 - b) * texture[i0, j0] + a * (1 - b) * texture[i0, j1]
                     + (1 - a) * b * texture[i1, j0] + a * b * texture[i1, j1])
    return result
