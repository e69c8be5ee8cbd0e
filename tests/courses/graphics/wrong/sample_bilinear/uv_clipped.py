# uv is clipped to [0, 1] instead of repeated
def sample_bilinear(texture, uv):
    tex = np.pad(texture[::-1], ((1, 1), (1, 1), (0, 0)), mode="wrap")
    h, w = texture.shape[:2]
    uv = np.clip(uv, 0, 0.999999)
    px = uv[:, 0] * w + 0.5
    py = uv[:, 1] * h + 0.5
    ix = px.astype(int)
    iy = py.astype(int)
    dx = (px - ix).reshape(-1, 1)
    dy = (py - iy).reshape(-1, 1)
    left = tex[iy, ix] + dy * (tex[iy + 1, ix] - tex[iy, ix])
    right = tex[iy, ix + 1] + dy * (tex[iy + 1, ix + 1] - tex[iy, ix + 1])
    return left + dx * (right - left)
