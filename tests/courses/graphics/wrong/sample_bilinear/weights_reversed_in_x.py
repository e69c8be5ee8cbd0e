# in x, the weights f and 1 - f are swapped
def sample_bilinear(texture, uv):
    h, w = texture.shape[:2]
    x = uv[:, 0] * w - 0.5
    y = (1 - uv[:, 1]) * h - 0.5
    x0 = np.floor(x).astype(int)
    y0 = np.floor(y).astype(int)
    fx = (x - x0)[:, None]
    fy = (y - y0)[:, None]
    x0, x1 = x0 % w, (x0 + 1) % w
    y0, y1 = y0 % h, (y0 + 1) % h
    top = fx * texture[y0, x0] + (1 - fx) * texture[y0, x1]
    bottom = fx * texture[y1, x0] + (1 - fx) * texture[y1, x1]
    return (1 - fy) * top + fy * bottom
