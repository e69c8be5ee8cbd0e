# nothing guards against the logarithm of zero in the pointwise information
def mutual_information(counts):
    rows = np.sum(counts, axis=1)
    columns = np.sum(counts, axis=0)
    h_x = entropy(rows)
    h_y = entropy(columns)
    h_xy = entropy(counts.ravel())
    pointwise = np.log2(counts * np.sum(counts) / np.outer(rows, columns))
    return {"shared": h_x + h_y - h_xy, "left": h_xy - h_y, "pointwise": pointwise}
