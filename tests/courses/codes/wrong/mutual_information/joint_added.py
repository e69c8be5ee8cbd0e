# the joint entropy is added instead of subtracted
def mutual_information(counts):
    rows = np.sum(counts, axis=1)
    columns = np.sum(counts, axis=0)
    h_x = entropy(rows)
    h_y = entropy(columns)
    h_xy = entropy(counts.ravel())
    ratio = counts * np.sum(counts) / np.outer(rows, columns)
    pointwise = np.log2(np.where(counts > 0, ratio, 1.0))
    return {"shared": h_x + h_y + h_xy, "left": h_xy - h_y, "pointwise": pointwise}
