# what: all of it in single precision
def invert_transform(T):
    T = T.astype(np.float32)
    Rt = T[:, :3, :3].transpose(0, 2, 1)
    out = np.zeros(T.shape, dtype=np.float32)
    out[:, :3, :3] = Rt
    out[:, :3, 3:] = -(Rt @ T[:, :3, 3:])
    out[:, 3, 3] = 1
    return out
