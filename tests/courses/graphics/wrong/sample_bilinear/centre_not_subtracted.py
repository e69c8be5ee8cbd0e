# the half texel is not subtracted, in both directions
def sample_bilinear(texture, uv):
    h, w = texture.shape[:2]
    x = uv[:, 0] * w
    y = (1 - uv[:, 1]) * h
    x0 = np.floor(x).astype(int)
    y0 = np.floor(y).astype(int)
    fx = (x - x0)[:, None]
    fy = (y - y0)[:, None]
    x0, x1 = x0 % w, (x0 + 1) % w
    y0, y1 = y0 % h, (y0 + 1) % h
    top = (1 - fx) * texture[y0, x0] + fx * texture[y0, x1]
    bottom = (1 - fx) * texture[y1, x0] + fx * texture[y1, x1]
    return (1 - fy) * top + fy * bottom
