# what: The new translation is written into the last row instead of the last column.
def invert_transform(T):
    Tinv = np.zeros(T.shape)
    for i in range(T.shape[0]):
        R, p = T[i, :3, :3], T[i, :3, 3]
        Tinv[i, :3, :3] = R.T
        Tinv[i, 3, :3] = -R.T @ p
        Tinv[i, 3, 3] = 1
    return Tinv
